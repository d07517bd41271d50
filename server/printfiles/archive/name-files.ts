import filenamify from 'filenamify'

/** With an extension and a number it stays below the 255 bytes that file systems allow. */
const longestStem = 200

/**
 * Names for files in one folder: valid on every system, and unique even where case is ignored.
 * @param wanted with its extension, such as ".png"
 */
export function nameFiles(wanted: readonly { stem: string; ending: string }[]): string[] {
  const taken = new Set<string>()
  return wanted.map(({ stem, ending }) => {
    const safe = safeStem(stem)
    let name = `${safe}${ending}`
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${safe}-${count}${ending}`
    taken.add(name.toLowerCase())
    return name
  })
}

function safeStem(stem: string): string {
  const safe = [...filenamify(stem, { replacement: '-', maxLength: longestStem })]
  while (Buffer.byteLength(safe.join('')) > longestStem) safe.pop()
  return safe.join('').trim() || 'print-file'
}
