const prefix = 'hotFolder.'

/** A printer as its operation takes it; a form without a hot folder's fields leaves it as it is. */
export function readPrinterForm(form: FormData) {
  const fields = [...form]
  const own = Object.fromEntries(fields.filter(([name]) => !name.startsWith(prefix)))
  if (!form.has(`${prefix}kind`)) return own
  const folder = fields.filter(([name]) => name.startsWith(prefix))
  const hotFolder = Object.fromEntries(folder.map(([name, value]) => [name.slice(prefix.length), value]))
  return { ...own, hotFolder: hotFolder.kind === 'none' ? null : hotFolder }
}
