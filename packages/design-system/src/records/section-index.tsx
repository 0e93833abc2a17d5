import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../formats/number.ts';
import { styled } from '../theme/styled.ts';

const Nav = styled('nav', {
  base: {
    // On phones a sticky strip below the top bar, otherwise a list beside the form.
    lgDown: {
      order: -1,
      position: 'sticky',
      top: 'var(--w-sticky-top, 0px)',
      zIndex: 'sticky',
      minWidth: 0,
      marginInline: '-4',
      borderBottom: '1px solid',
      borderColor: 'border.subtle',
      bg: 'bg.canvas',
    },
    mdDown: { top: '55px' },
    '& ol': {
      listStyle: 'none',
      margin: 0,
      padding: { base: '6px 16px', lg: 0 },
      display: { base: 'flex', lg: 'grid' },
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
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
const Errors = styled('span', {
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
  /** Number of fields with errors in the section. */
  errors?: number | undefined;
}

interface SectionIndexProps {
  /** In page order. */
  sections: readonly SectionLink[];
  /** Accessible name of the list. */
  label?: string | undefined;
}

/**
 * Sections of a long form with their numbers of errors; marks the visible one. Use it in the `side` of a `RecordPage`:
 * on phones it precedes the form and is sticky.
 */
export function SectionIndex({ sections, label = 'Bagian formulir' }: SectionIndexProps) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const list = useRef<HTMLOListElement>(null);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = ids.split(' ').find((id) => inSight.has(id));
        if (first !== undefined) setCurrent(first);
      },
      // Starts where a section is after scrolling to it, so that the end of the previous one is not counted.
      { rootMargin: '-120px 0px -60% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  // On phones, scrolls the strip to the visible section without scrolling the page.
  useEffect(() => {
    const strip = list.current;
    const marked = strip?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (strip && marked) strip.scrollLeft = marked.offsetLeft - (strip.clientWidth - marked.offsetWidth) / 2;
  }, [current]);
  const go = (event: MouseEvent, id: string) => {
    const target = document.getElementById(id);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <Nav aria-label={label}>
      <ol ref={list}>
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
