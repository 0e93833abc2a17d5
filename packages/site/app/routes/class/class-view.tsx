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
  readonly publicClass: PublicClass;
  /** Origin of the site. */
  readonly origin: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** Metadata for the head of the page. */
  readonly children?: ReactNode;
}

/** The page of a class, also used for previews of unsaved input. */
export function ClassView({ publicClass, origin, drawn, children }: ClassViewProps) {
  const shared = {
    title: publicClass.name,
    address: `${origin}/kelas/${publicClass.code}`,
    calendar: publicClass.state === 'OVER' ? null : calendarOf(publicClass),
  };
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className="wrap record">
        <div className="picture">
          <RecordPoster code={publicClass.code} uploaded={publicClass.image_url} drawn={drawn} />
          <RecordActions {...shared} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={publicClass.tones.mid}>{`${publicClass.topic.name} · Kelas daring`}</TopicLabel>
          <h1>{publicClass.name}</h1>
          <ClassFacts publicClass={publicClass} />
          <RegistrationCard summary={classSummary(publicClass)} note={cardNote(publicClass)} />
          <RecordActions {...shared} where="slim" />
          {publicClass.description !== '' && (
            <section className="sec">
              <h2>
                <SiteText of="class_detail" name="about" />
              </h2>
              <RichText className="prose" text={publicClass.description} />
            </section>
          )}
          <ClassBenefits publicClass={publicClass} />
          <Goals title={<SiteText of="class_detail" name="benefits" />} goals={publicClass.what_to_learn} />
          <Reviews feedback={publicClass.feedback} />
        </div>
        <Instructors publicClass={publicClass} />
      </div>
    </main>
  );
}
