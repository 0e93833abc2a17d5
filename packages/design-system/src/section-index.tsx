import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useState } from 'react';
import { formatNumber } from './formats/number.ts';

const Nav = chakra('nav', {
  base: {
    '& ol': {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: { base: 'flex', lg: 'grid' },
      gap: '1',
      overflowX: 'auto',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '8',
      paddingInline: '2.5',
      borderRadius: 'sm',
      color: 'fg.muted',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& a:hover': { bg: 'bg.hover', color: 'fg' },
    '& a[aria-current=true]': { color: 'accent.text', fontWeight: 'strong', bg: 'accent.subtle' },
    '@media print': { display: 'none' },
  },
});
const Errors = chakra('span', {
  base: {
    minWidth: '5',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'danger.subtle',
    color: 'danger.text',
    fontSize: 'xs',
    fontWeight: 'strong',
    textAlign: 'center',
  },
});

export interface SectionLink {
  /** The id of a `RecordSection`. */
  id: string;
  title: string;
  /** Fields of the section that need correcting. */
  errors?: number | undefined;
}

/** The sections of a long form, with the number of errors in each; marks the one in sight. */
export function SectionIndex({ sections }: { sections: readonly SectionLink[] }) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-80px 0px -60% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  const go = (event: MouseEvent, id: string) => {
    const target = document.getElementById(id);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <Nav aria-label="Bagian formulir">
      <ol>
        {sections.map(({ id, title, errors }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id} onClick={(event) => go(event, id)}>
              {title}
              {errors ? (
                <Errors role="img" aria-label={`${errors} perlu diperbaiki`}>
                  {formatNumber(errors)}
                </Errors>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
