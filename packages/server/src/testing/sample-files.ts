import sharp from 'sharp';

/** Returns a real JPEG with the camera and the artist in its EXIF data. */
export const jpegWithExif = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Make: 'Kamera Rahasia', Artist: 'Nama Rahasia' } })
    .jpeg()
    .toBuffer();

export const png = (width = 30, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#cc3366' } })
    .png()
    .toBuffer();

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const box = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};

const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));

/** The boxes of an MP4 video, without content. */
export const MP4 = Buffer.concat([FTYP, box('moov', Buffer.alloc(64)), box('mdat', Buffer.alloc(256))]);

/** Returns files that do not match their claimed type: description, claimed type and bytes. */
export async function pretenders(): Promise<readonly (readonly [string, string, Buffer])[]> {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const picture = await jpegWithExif();
  return [
    ['SVG named as PNG', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML named as JPEG', 'image/jpeg', html],
    ['HTML named as PDF', 'application/pdf', html],
    ['GIF', 'image/gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['script', 'image/png', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['program', 'application/pdf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(100)])],
    ['zip', 'application/pdf', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])],
    ['empty file', 'image/png', Buffer.alloc(0)],
    ['picture cut in half', 'image/jpeg', picture.subarray(0, picture.length >> 1)],
    ['PDF with a zip behind it', 'application/pdf', Buffer.concat([PDF, Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['PDF that begins as a page', 'application/pdf', Buffer.concat([html, PDF])],
    ['PDF with a page in its head', 'application/pdf', Buffer.concat([PDF.subarray(0, 9), html, PDF.subarray(9)])],
    ['PDF without an end', 'application/pdf', PDF.subarray(0, 60)],
    ['MP4 with a page behind it', 'video/mp4', Buffer.concat([MP4, html])],
    [
      'MP4 with a page in its first box',
      'video/mp4',
      Buffer.concat([
        box('ftyp', Buffer.concat([Buffer.from('isom\0\0\x02\0'), Buffer.alloc(400, html)])),
        MP4.subarray(FTYP.length),
      ]),
    ],
    ['MP4 without a movie', 'video/mp4', Buffer.concat([FTYP, box('mdat', Buffer.alloc(64))])],
  ];
}
