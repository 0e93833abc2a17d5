import { StoryWindows } from './story-windows.tsx';

interface LiveStoryProps {
  /** The id in Storybook's address. */
  id: string;
  children: string;
  height?: number;
}

/**
 * A story from another file, for pages about screens and patterns. A check of the built Storybook fails for an unknown
 * id.
 */
export const LiveStory = ({ id, children, height = 560 }: LiveStoryProps) => (
  <section>
    <h3>
      <a href={`?path=/story/${id}`} target="_top">
        {children}
      </a>
    </h3>
    <div style={{ display: 'grid', gap: 12 }}>
      <StoryWindows id={id} name={children} height={height} />
    </div>
  </section>
);
