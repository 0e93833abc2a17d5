interface TopicLabelProps {
  /** Colour of the dot. */
  readonly colour: string;
  readonly children: string;
}

/** A topic's name after a dot in its colour. */
export const TopicLabel = ({ colour, children }: TopicLabelProps) => (
  <p className="topic">
    <svg width="8" height="8" aria-hidden="true">
      <circle cx="4" cy="4" r="4" fill={colour} />
    </svg>
    {children}
  </p>
);
