import Papa from 'papaparse'

/** In characters, for a pasted list or one read from a file. */
export const longestList = 40_000

/** Cells of a pasted list or a CSV, separated by commas, semicolons or tabs, whichever is used. */
export const cellsOf = (list: string): string[][] =>
  list.trim() === ''
    ? []
    : Papa.parse<string[]>(list.replace(/\n+$/, ''), { delimitersToGuess: ['\t', ',', ';', '|'] }).data

/** The text of a CSV file, or why it cannot be used. */
export async function readListFile(
  file: File,
): Promise<{ ok: true; list: string } | { ok: false; message: string }> {
  if (file.size > longestList * 4) return { ok: false, message: tooLong }
  const list = (await file.text()).replace(/^\uFEFF/, '')
  if (/\uFFFD|\0/.test(list))
    return {
      ok: false,
      message: `${file.name} isn’t UTF-8 text. Save it as CSV (UTF-8) and choose it again.`,
    }
  return list.length > longestList ? { ok: false, message: tooLong } : { ok: true, list }
}

const tooLong = `The list is longer than ${longestList.toLocaleString('en-US')} characters. Split it into two parts.`
