import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { toJpeg } from 'html-to-image';
import { jsPDF } from 'jspdf';
import { people } from './people.ts';

/*
 * The reference implementation of B-140 and B-142: adds each certificate to the document, waits 200 ms, takes a picture
 * at four times its size, and puts the picture into a PDF.
 */
const PAUSE = 200;
const PIXEL_RATIO = 4;

function pageElement(background: string, name: string, number: string): HTMLElement {
  const page = document.createElement('div');
  page.style.cssText = `position:relative;width:1123px;height:794px;background:url(${background}) 0 0/100% 100%;font-family:sans-serif`;
  const text = (content: string, top: number, size: number) => {
    const element = document.createElement('div');
    element.textContent = content;
    element.style.cssText = `position:absolute;left:58%;top:${top}%;font-size:${size}px;color:${CLASS_DEFAULTS.textColor}`;
    page.append(element);
  };
  text(number, CLASS_DEFAULTS.topNumber, CLASS_DEFAULTS.fontSizeNumber);
  text(name, CLASS_DEFAULTS.top, CLASS_DEFAULTS.fontSize);
  document.body.append(page);
  return page;
}

/** Creates and uploads one certificate after the other. @returns average bytes of a PDF. */
export async function baseline(template: Blob, count: number): Promise<number> {
  const background = URL.createObjectURL(template);
  let bytes = 0;
  for (const { id, full_name, printed_number } of people(count)) {
    const element = pageElement(background, full_name, printed_number);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const picture = await toJpeg(element, { pixelRatio: PIXEL_RATIO });
    element.remove();
    const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: [297, 210] });
    pdf.addImage(picture, 'JPEG', 0, 0, 297, 210);
    const file = pdf.output('blob');
    bytes += file.size;
    await fetch(`/upload/${id}`, { method: 'POST', body: file });
  }
  URL.revokeObjectURL(background);
  return bytes / count;
}
