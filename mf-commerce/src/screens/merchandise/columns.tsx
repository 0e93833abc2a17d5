import type { Merchandise } from '@widya/contract/merchandise';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { formatMoney } from '@widya/design-system/formats/money';
import { isWebUrl } from '@widya/design-system/formats/url';
import { Figures } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { TableCut, TableTitle } from '@widya/design-system/table-cell';
import { PhotoCell } from './cells/photo-cell.tsx';
import { MERCHANDISE_TEXTS as texts } from './texts.ts';

const { columns } = texts;

/** Widest description in pixels. C-160. */
const DESCRIPTION_WIDTH = 200;

/** The columns of the table. C-159. */
export const merchandiseColumns: readonly DataColumn<Merchandise>[] = [
  {
    key: 'id',
    header: columns.id,
    width: 72,
    card: 'none',
    value: ({ id }) => id,
    cell: ({ id }) => <Figures>{id}</Figures>,
  },
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '24%',
    card: 'title',
    value: ({ name }) => name,
    cell: ({ name, activated }) => (
      <TableTitle badges={activated === 0 && <Badge tone="warn">{texts.notActivated}</Badge>}>{name}</TableTitle>
    ),
  },
  {
    key: 'image_url',
    header: columns.photo,
    width: 110,
    cell: ({ image_url, name }) => <PhotoCell src={image_url} label={texts.photoOf(name)} />,
  },
  {
    key: 'description',
    header: columns.description,
    value: ({ description }) => description,
    cell: ({ description }) => <TableCut text={description} width={DESCRIPTION_WIDTH} />,
  },
  {
    key: 'price',
    header: columns.price,
    sortable: true,
    align: 'end',
    nowrap: true,
    value: ({ price }) => price,
    cell: ({ price }) => formatMoney(price),
  },
  {
    key: 'marketplace_link',
    header: columns.link,
    value: ({ marketplace_link }) => marketplace_link,
    cell: ({ marketplace_link }) => (
      <TableCut text={marketplace_link} width={320}>
        {isWebUrl(marketplace_link) && (
          <ExternalLink href={marketplace_link} onClick={(event) => event.stopPropagation()}>
            {marketplace_link}
          </ExternalLink>
        )}
      </TableCut>
    ),
  },
];
