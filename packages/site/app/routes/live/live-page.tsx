import { readPublicLiveStream } from '@widya/contract/live-streams';
import { formatDateTime, formatTime } from '@widya/contract/time/texts';
import { ExternalLink, Radio, VideoOff } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { State } from '../../parts/state.tsx';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import '../../styles/live.css';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  orMissing(call(context, readPublicLiveStream, { params: { code: params.code ?? '' } }));

export default function LivePage() {
  const { code, name, state, stream_finish, embed_url, video_url } = useLoaderData<typeof loader>();
  const title = <title>{`${name} · Siaran langsung Widya`}</title>;
  if (state !== 'live')
    return (
      <State
        icon={state === 'over' ? VideoOff : Radio}
        title={state === 'over' ? 'Siaran sudah selesai' : 'Siaran belum dimulai'}
      >
        {title}
        <p>{name}</p>
        {state === 'over' ? (
          <p>Selesai {formatDateTime(stream_finish)}.</p>
        ) : (
          <p>Halaman ini menayangkannya begitu dimulai. Muat ulang untuk memeriksa.</p>
        )}
        <a className="btn" href={state === 'over' ? '/kelas' : `/siaran-langsung/${code}`}>
          {state === 'over' ? 'Lihat semua kelas' : 'Muat ulang'}
        </a>
      </State>
    );
  return (
    <main id="isi" className="wrap page live">
      {title}
      {embed_url === null ? (
        <div className="outside">
          <p>Siaran ini dibuka di situs penayangnya.</p>
          {video_url !== null && (
            <a className="btn main" href={video_url} rel="noopener">
              Tonton siaran <ExternalLink size={20} aria-hidden="true" />
            </a>
          )}
        </div>
      ) : (
        <iframe
          className="screen"
          src={embed_url}
          title={name}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          width="1064"
          height="599"
        />
      )}
      <h1>{name}</h1>
      <p className="muted">
        <span className="badge error">Langsung</span>
        {stream_finish !== null && <span className="num"> sampai {formatTime(stream_finish)}</span>}
      </p>
      {embed_url !== null && video_url !== null && (
        <p className="small">
          Tidak tampil? <a href={video_url}>Buka di situs penayangnya</a>
        </p>
      )}
    </main>
  );
}
