/** The generic names that browsers give screenshots and copied images. */
const unnamed = /^image\.(png|jpe?g|webp|tiff?)$/i

const svgText = /^\s*(<\?xml[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i

/** The files in pasted data: files as they are, a copied image, or the text of an SVG. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  if (data.files.length > 0) return [...data.files].map(named)
  const text = data.getData('image/svg+xml') || data.getData('text/plain')
  return svgText.test(text) ? [svgFile(text)] : []
}

/**
 * Reads the clipboard through the browser: for menus and touch.
 *
 * @throws DOMException if the browser or the person denies it.
 */
export async function readClipboard(): Promise<File[]> {
  const files: File[] = []
  for (const item of await navigator.clipboard.read()) {
    const type = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'].find((one) =>
      item.types.includes(one),
    )
    if (type) {
      const extension = type.slice('image/'.length).replace('svg+xml', 'svg').replace('jpeg', 'jpg')
      files.push(new File([await item.getType(type)], `Pasted image.${extension}`, { type }))
    } else if (item.types.includes('text/plain')) {
      const text = await (await item.getType('text/plain')).text()
      if (svgText.test(text)) files.push(svgFile(text))
    }
  }
  return files
}

const svgFile = (text: string): File => new File([text], 'Pasted drawing.svg', { type: 'image/svg+xml' })

const named = (file: File): File =>
  unnamed.test(file.name)
    ? new File([file], file.name.replace(/^image/i, 'Pasted image'), { type: file.type })
    : file
