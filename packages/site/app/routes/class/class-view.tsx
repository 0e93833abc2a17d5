import type { PublicClass } from '@widya/contract/public-classes';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { CalendarPlus, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordPoster } from '../../parts/record-poster.tsx';
import { RegistrationCard } from '../../parts/registration-bar.tsx';
import { Share } from '../../parts/share.tsx';
import { SiteText } from '../../parts/site-text.tsx';
import { TopicLabel } from '../../parts/topic-label.tsx';
import { ClassBenefits } from './class-benefits.tsx';
import { ClassFacts } from './class-facts.tsx';
import { calendarOf, cardNote, classWords } from './class-words.ts';
import { Instructors } from './instructors.tsx';
import { Reviews } from './reviews.tsx';

interface ClassViewProps {
  readonly found: PublicClass;
  /** Where the site is open. */
  readonly origin: string;
  /** Of a class whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
  /** What goes into the head of the page. */
  readonly children?: ReactNode;
}

function Actions({ found, origin, where }: Pick<ClassViewProps, 'found' | 'origin'> & { readonly where: string }) {
  const calendar = found.state === 'OVER' ? null : calendarOf(found);
  return (
    <div className={`act ${where}`}>
      {calendar !== null && (
        <a className="btn" href={calendar}>
          <CalendarPlus size={20} aria-hidden="true" /> Tambah ke kalender
        </a>
      )}
      <Share title={found.name} address={`${origin}/kelas/${found.code}`} />
    </div>
  );
}

// What staff wrote is cleaned before it is stored.
const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** The page of a class; the back office shows it with unsaved input, too. */
export function ClassView({ found, origin, drawn, children }: ClassViewProps) {
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className="wrap record">
        <div className="picture">
          <RecordPoster code={found.code} uploaded={found.image_url} drawn={drawn} />
          <Actions found={found} origin={origin} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={found.tones.mid}>{`${found.topic.name} · Kelas daring`}</TopicLabel>
          <h1>{found.name}</h1>
          <ClassFacts found={found} />
          <RegistrationCard words={classWords(found)} note={cardNote(found)} />
          <Actions found={found} origin={origin} where="slim" />
          {found.description !== '' && (
            <section className="sec">
              <h2>
                <SiteText of="class_detail" name="about" />
              </h2>
              <div className="prose" {...html(found.description)} />
            </section>
          )}
          <ClassBenefits found={found} />
          {found.what_to_learn.length > 0 && (
            <section className="sec">
              <h2>
                <SiteText of="class_detail" name="benefits" />
              </h2>
              <ul className="learn">
                {found.what_to_learn.map((goal) => (
                  <li key={goal}>
                    <Check size={20} aria-hidden="true" />
                    <span {...html(goal)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Reviews feedback={found.feedback} />
        </div>
        <Instructors found={found} />
      </div>
    </main>
  );
}
