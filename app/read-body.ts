import { data } from 'react-router'
import { parseJsonText } from '#domain/json-text.ts'

/** The fields of a form, without NULs, which no database stores. A body that isn't a form is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw data('The form could not be read.', { status: 400 })
  })
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}

/** The JSON that was sent, or null. */
export const readJson = async (request: Request): Promise<unknown> => jsonOrNull(await request.text())

/** Parses a form field as JSON; null if it isn't, which the doors refuse with a message. */
export function readJsonField(form: FormData, name: string): unknown {
  const text = form.get(name)
  return typeof text === 'string' ? jsonOrNull(text) : null
}

/** Parses text that someone sent as JSON, or returns null. */
export function jsonOrNull(text: string): unknown {
  try {
    return parseJsonText(text)
  } catch {
    return null
  }
}
