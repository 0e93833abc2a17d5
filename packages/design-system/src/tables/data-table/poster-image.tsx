/** The small poster of a record; decorative, because the name is shown beside it. */
export const PosterImage = ({ src }: { src: string }) => <img src={src} alt="" width={48} height={48} loading="lazy" />;
