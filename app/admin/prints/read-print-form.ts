import { readJsonField } from '#app/read-body.ts'

/** The product, with its uploaded picture and the copies made by the browser. */
export async function readPrintForm(form: FormData): Promise<object> {
  const product = readJsonField(form, 'product')
  const copies = await readCopies(form)
  const artwork = form.get('artwork')
  return { ...(typeof product === 'object' && product), ...(artwork !== null && { artwork }), ...copies }
}

async function readCopies(form: FormData): Promise<object> {
  const [thumbnail, watermarked] = [form.get('thumbnail'), form.get('watermarked')]
  if (!(thumbnail instanceof Blob) || !(watermarked instanceof Blob)) return {}
  const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('base64')
  return { copies: { thumbnail: await textOf(thumbnail), watermarked: await textOf(watermarked) } }
}
