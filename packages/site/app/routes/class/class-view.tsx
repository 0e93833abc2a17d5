import type { PublicClass } from '@widya/contract/public-classes';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { Goals } from '../../parts/goals.tsx';
import { RecordActions } from '../../parts/record-actions.tsx';
import { RecordPoster } from '../../parts/record-poster.tsx';
import { RegistrationCard } from '../../parts/registration-bar.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { SiteText } from '../../parts/site-text.tsx';
import { TopicLabel } from '../../parts/topic-label.tsx';
import { ClassBenefits } from './class-benefits.tsx';
import { ClassFacts } from './class-facts.tsx';
import { calendarOf, cardNote, classSummary } from './class-summary.ts';
import { Instructors } from './instructors.tsx';
import { Reviews } from './reviews.tsx';

interface ClassViewProps {
  readonly found: PublicClass;
  /** Origin of the site. */
  readonly origin: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** Metadata for the head of the page. */
  readonly children?: ReactNode;
}

/** The page of a class, also used for previews of unsaved input. */
export function ClassView({ found, origin, drawn, children }: ClassViewProps) {
  const shared = {
    title: found.name,
    address: `${origin}/kelas/${found.code}`,
    calendar: found.state === 'OVER' ? null : calendarOf(found),
  };
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className="wrap record">
        <div className="picture">
          <RecordPoster code={found.code} uploaded={found.image_url} drawn={drawn} />
          <RecordActions {...shared} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={found.tones.mid}>{`${found.topic.name} · Kelas daring`}</TopicLabel>
          <h1>{found.name}</h1>
          <ClassFacts found={found} />
          <RegistrationCard summary={classSummary(found)} note={cardNote(found)} />
          <RecordActions {...shared} where="slim" />
          {found.description !== '' && (
            <section className="sec">
              <h2>
                <SiteText of="class_detail" name="about" />
              </h2>
              <RichText className="prose" text={found.description} />
            </section>
          )}
          <ClassBenefits found={found} />
          <Goals title={<SiteText of="class_detail" name="benefits" />} goals={found.what_to_learn} />
          <Reviews feedback={found.feedback} />
        </div>
        <Instructors found={found} />
      </div>
    </main>
  );
}
