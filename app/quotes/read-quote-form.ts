/** Fields named `detail:<label>` contain what the shopper configured; the rest are the contact details. */
export const detailPrefix = 'detail:'

export function readQuoteForm(form: FormData): Record<string, unknown> {
  const texts = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const [details, fields] = [true, false].map((isDetail) =>
    texts.filter(([name]) => name.startsWith(detailPrefix) === isDetail),
  )
  return {
    ...Object.fromEntries(fields ?? []),
    details: Object.fromEntries(
      (details ?? []).map(([name, value]) => [name.slice(detailPrefix.length), value]),
    ),
  }
}
