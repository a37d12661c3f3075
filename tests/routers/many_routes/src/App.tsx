import { BrowserRouter, Route, Routes } from "react-router-dom";
const Page = ({ n }: { n: number }) => <h1>{n}</h1>;
const chapters = Array.from({ length: 12 }, (_, i) => i + 1);
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Page n={0} />} />
        {chapters.map((n) => (
          <Route key={n} path={`/chapter-${n}`} element={<Page n={n} />} />
        ))}
        {[...Array(3).keys()].map((n) => (
          <Route key={n} path={`/part/${n}`} element={<Page n={n} />} />
        ))}
        {[...Array(2)].map((_, i) => (
          <Route key={i} path={`/annex/${i + 1}`} element={<Page n={i} />} />
        ))}
        <Route path="/p001" element={<Page n={1} />} />
        <Route path="/p002" element={<Page n={2} />} />
        <Route path="/p003" element={<Page n={3} />} />
        <Route path="/p004" element={<Page n={4} />} />
        <Route path="/p005" element={<Page n={5} />} />
        <Route path="/p006" element={<Page n={6} />} />
        <Route path="/p007" element={<Page n={7} />} />
        <Route path="/p008" element={<Page n={8} />} />
        <Route path="/p009" element={<Page n={9} />} />
        <Route path="/p010" element={<Page n={10} />} />
        <Route path="/p011" element={<Page n={11} />} />
        <Route path="/p012" element={<Page n={12} />} />
        <Route path="/p013" element={<Page n={13} />} />
        <Route path="/p014" element={<Page n={14} />} />
        <Route path="/p015" element={<Page n={15} />} />
        <Route path="/p016" element={<Page n={16} />} />
        <Route path="/p017" element={<Page n={17} />} />
        <Route path="/p018" element={<Page n={18} />} />
        <Route path="/p019" element={<Page n={19} />} />
        <Route path="/p020" element={<Page n={20} />} />
        <Route path="/p021" element={<Page n={21} />} />
        <Route path="/p022" element={<Page n={22} />} />
        <Route path="/p023" element={<Page n={23} />} />
        <Route path="/p024" element={<Page n={24} />} />
        <Route path="/p025" element={<Page n={25} />} />
        <Route path="/p026" element={<Page n={26} />} />
        <Route path="/p027" element={<Page n={27} />} />
        <Route path="/p028" element={<Page n={28} />} />
        <Route path="/p029" element={<Page n={29} />} />
        <Route path="/p030" element={<Page n={30} />} />
        <Route path="/p031" element={<Page n={31} />} />
        <Route path="/p032" element={<Page n={32} />} />
        <Route path="/p033" element={<Page n={33} />} />
        <Route path="/p034" element={<Page n={34} />} />
        <Route path="/p035" element={<Page n={35} />} />
        <Route path="/p036" element={<Page n={36} />} />
        <Route path="/p037" element={<Page n={37} />} />
        <Route path="/p038" element={<Page n={38} />} />
        <Route path="/p039" element={<Page n={39} />} />
        <Route path="/p040" element={<Page n={40} />} />
        <Route path="/p041" element={<Page n={41} />} />
        <Route path="/p042" element={<Page n={42} />} />
        <Route path="/p043" element={<Page n={43} />} />
        <Route path="/p044" element={<Page n={44} />} />
        <Route path="/p045" element={<Page n={45} />} />
        <Route path="/p046" element={<Page n={46} />} />
        <Route path="/p047" element={<Page n={47} />} />
        <Route path="/p048" element={<Page n={48} />} />
        <Route path="/p049" element={<Page n={49} />} />
        <Route path="/p050" element={<Page n={50} />} />
        <Route path="/p051" element={<Page n={51} />} />
        <Route path="/p052" element={<Page n={52} />} />
        <Route path="/p053" element={<Page n={53} />} />
        <Route path="/p054" element={<Page n={54} />} />
        <Route path="/p055" element={<Page n={55} />} />
        <Route path="/p056" element={<Page n={56} />} />
        <Route path="/p057" element={<Page n={57} />} />
        <Route path="/p058" element={<Page n={58} />} />
        <Route path="/p059" element={<Page n={59} />} />
        <Route path="/p060" element={<Page n={60} />} />
        <Route path="/p061" element={<Page n={61} />} />
        <Route path="/p062" element={<Page n={62} />} />
        <Route path="/p063" element={<Page n={63} />} />
        <Route path="/p064" element={<Page n={64} />} />
        <Route path="/p065" element={<Page n={65} />} />
        <Route path="/p066" element={<Page n={66} />} />
        <Route path="/p067" element={<Page n={67} />} />
        <Route path="/p068" element={<Page n={68} />} />
        <Route path="/p069" element={<Page n={69} />} />
        <Route path="/p070" element={<Page n={70} />} />
        <Route path="/p071" element={<Page n={71} />} />
        <Route path="/p072" element={<Page n={72} />} />
        <Route path="/p073" element={<Page n={73} />} />
        <Route path="/p074" element={<Page n={74} />} />
        <Route path="/p075" element={<Page n={75} />} />
        <Route path="/p076" element={<Page n={76} />} />
        <Route path="/p077" element={<Page n={77} />} />
        <Route path="/p078" element={<Page n={78} />} />
        <Route path="/p079" element={<Page n={79} />} />
        <Route path="/p080" element={<Page n={80} />} />
        <Route path="/p081" element={<Page n={81} />} />
        <Route path="/p082" element={<Page n={82} />} />
        <Route path="/p083" element={<Page n={83} />} />
        <Route path="/p084" element={<Page n={84} />} />
        <Route path="/p085" element={<Page n={85} />} />
        <Route path="/p086" element={<Page n={86} />} />
        <Route path="/p087" element={<Page n={87} />} />
        <Route path="/p088" element={<Page n={88} />} />
        <Route path="/p089" element={<Page n={89} />} />
        <Route path="/p090" element={<Page n={90} />} />
        <Route path="/p091" element={<Page n={91} />} />
        <Route path="/p092" element={<Page n={92} />} />
        <Route path="/p093" element={<Page n={93} />} />
        <Route path="/p094" element={<Page n={94} />} />
        <Route path="/p095" element={<Page n={95} />} />
        <Route path="/p096" element={<Page n={96} />} />
        <Route path="/p097" element={<Page n={97} />} />
        <Route path="/p098" element={<Page n={98} />} />
        <Route path="/p099" element={<Page n={99} />} />
        <Route path="/p100" element={<Page n={100} />} />
        <Route path="/p101" element={<Page n={101} />} />
        <Route path="/p102" element={<Page n={102} />} />
        <Route path="/p103" element={<Page n={103} />} />
        <Route path="/p104" element={<Page n={104} />} />
        <Route path="/p105" element={<Page n={105} />} />
        <Route path="/p106" element={<Page n={106} />} />
        <Route path="/p107" element={<Page n={107} />} />
        <Route path="/p108" element={<Page n={108} />} />
        <Route path="/p109" element={<Page n={109} />} />
        <Route path="/p110" element={<Page n={110} />} />
        <Route path="/p111" element={<Page n={111} />} />
        <Route path="/p112" element={<Page n={112} />} />
        <Route path="/p113" element={<Page n={113} />} />
        <Route path="/p114" element={<Page n={114} />} />
        <Route path="/p115" element={<Page n={115} />} />
        <Route path="/p116" element={<Page n={116} />} />
        <Route path="/p117" element={<Page n={117} />} />
        <Route path="/p118" element={<Page n={118} />} />
        <Route path="/p119" element={<Page n={119} />} />
        <Route path="/p120" element={<Page n={120} />} />
      </Routes>
    </BrowserRouter>
  );
}
