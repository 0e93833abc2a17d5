/** The small poster of a record: decoration, since its name stands beside it. */
export const PosterImage = ({ src }: { src: string }) => <img src={src} alt="" width={48} height={48} loading="lazy" />;
