import { outwardPath } from '@widya/contract/outward-address';
import type { PublicClass } from '@widya/contract/public-classes';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { posterAddress } from '../../parts/poster-address.ts';

interface ClassHeadProps {
  readonly publicClass: PublicClass;
  readonly drawn?: DrawnPoster | undefined;
}

/** The class of a form, above its heading. */
export function ClassHead({ publicClass, drawn }: ClassHeadProps) {
  const { code, name, start_time, end_time, image_url, permanent } = publicClass;
  return (
    <a className="mini" href={outwardPath('classPage', code)}>
      <img src={image_url ?? drawn?.card ?? posterAddress(code)} alt="" width="64" height="64" />
      <span>
        <b>{name}</b>
        <span className="muted small num lines">
          {start_time === null ? (
            permanent ? (
              'Kapan saja'
            ) : (
              'Jadwal menyusul'
            )
          ) : (
            <>
              {formatDayDate(start_time)}
              <br />
              {formatHours(start_time, end_time)}
            </>
          )}
        </span>
      </span>
    </a>
  );
}
