export const Page = ({ t }: { t: string }) => (
  <section>
    <h2>{t} secret</h2>
    <p>
      Behind the wall is {t} with much to tell about {t}.
    </p>
  </section>
);
