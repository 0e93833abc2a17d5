/** Draws a typical background: a JPEG of 3508 × 2480 pixels, about half a megabyte. */
export async function templatePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(3_508, 2_480);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const shade = context.createLinearGradient(0, 0, 3_508, 2_480);
  shade.addColorStop(0, '#fdfaf3');
  shade.addColorStop(1, '#e3edf6');
  context.fillStyle = shade;
  context.fillRect(0, 0, 3_508, 2_480);
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let n = 0; n < 260; n += 1) {
    context.strokeStyle = `hsla(${200 + random() * 60}, 60%, ${40 + random() * 40}%, 0.25)`;
    context.lineWidth = 1 + random() * 5;
    context.beginPath();
    context.arc(random() * 3_508, random() * 2_480, 20 + random() * 300, 0, 2 + random() * 4);
    context.stroke();
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}
