const Splash = ({ onSkip }: { onSkip: () => void }) => <button onClick={onSkip}>Skip</button>;
export default Splash;
