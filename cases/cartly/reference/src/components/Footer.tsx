export default function Footer() {
  return (
    <footer className="footer">
      <div className="wrap flex justify-between gap-8 py-8">
        <p>Cartly Pots, Unit 4, Harbour Yard, Whitstable CT5 1AB</p>
        <p>Workshop open Thursday to Saturday, 10 till 4</p>
        <p>Thrown, dipped and packed by Ida, Ross and Joan</p>
      </div>
    </footer>
  );
}
