type Fields = Record<string, unknown>

/** Fields with a common prefix: `hotFolder.kind` is `kind` of `hotFolder`; undefined if the form has none of them. */
function partOf(form: FormData, name: string): Fields | undefined {
  const fields = [...form].filter(([field]) => field.startsWith(`${name}.`))
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map(([field, value]) => [field.slice(name.length + 1), value]))
}

/** A printer in the shape its operation expects; values the form has no fields for stay unchanged. */
export function readPrinterForm(form: FormData): Fields {
  const own = Object.fromEntries([...form].filter(([name]) => !name.includes('.')))
  const hotFolder = partOf(form, 'hotFolder')
  const output = partOf(form, 'output')
  const closing = partOf(form, 'closing')
  return {
    ...own,
    ...(hotFolder && { hotFolder: hotFolder.kind === 'none' ? null : hotFolder }),
    ...(output && { output: { ...output, isMirrored: output.isMirrored === 'on' } }),
    ...(closing && { closing: closing.kind === 'by_hand' ? null : readClosing(closing) }),
  }
}

/** An empty field sets no limit. */
function readClosing({ kind: _, goes, ...limits }: Fields): Fields {
  const given = Object.entries(limits).map(([name, value]) => [name, value === '' ? null : value])
  return { ...Object.fromEntries(given), isReleased: goes === 'released' }
}

/** A chosen profile in the shape its operation expects. */
export async function readProfileForm(form: FormData): Promise<Fields> {
  const file = form.get('profile')
  if (!(file instanceof File)) return { printer: form.get('printer') }
  const profile = Buffer.from(await file.arrayBuffer()).toString('base64')
  return { printer: form.get('printer'), fileName: file.name, profile }
}
