export default function CataloguePage() {
  return (
    <main id="isi" className="wrap page">
      <title>Kelas · Widya</title>
      <h1>Kelas</h1>
    </main>
  );
}
