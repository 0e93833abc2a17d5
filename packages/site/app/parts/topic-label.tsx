interface TopicLabelProps {
  /** Colour of the dot. */
  readonly colour: string;
  readonly children: string;
}

/** The name of a topic after a dot of its colour. */
export const TopicLabel = ({ colour, children }: TopicLabelProps) => (
  <p className="topic">
    <svg width="8" height="8" aria-hidden="true">
      <circle cx="4" cy="4" r="4" fill={colour} />
    </svg>
    {children}
  </p>
);
