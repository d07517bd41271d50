/** What screenshots and copied pictures are called by all browsers: it says nothing. */
const unnamed = /^image\.(png|jpe?g|webp|tiff?)$/i

const svgText = /^\s*(<\?xml[^>]*\?>)?\s*(<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i

/** Files for what was pasted: files as they are, a copied picture, or the text of an SVG. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  if (data.files.length > 0) return [...data.files].map(named)
  const text = data.getData('image/svg+xml') || data.getData('text/plain')
  return svgText.test(text) ? [svgFile(text)] : []
}

/**
 * What the clipboard holds, asked of the browser: for menus and fingers.
 *
 * @throws DOMException when the browser or the person says no.
 */
export async function readClipboard(): Promise<File[]> {
  const files: File[] = []
  for (const item of await navigator.clipboard.read()) {
    const type = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'].find((one) =>
      item.types.includes(one),
    )
    if (type) {
      const extension = type.slice('image/'.length).replace('svg+xml', 'svg').replace('jpeg', 'jpg')
      files.push(new File([await item.getType(type)], `Pasted picture.${extension}`, { type }))
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
    ? new File([file], file.name.replace(/^image/i, 'Pasted picture'), { type: file.type })
    : file
