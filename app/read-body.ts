import { data } from 'react-router'
import { parseJsonText } from '#domain/json-text.ts'

/** The fields of a form, without the NULs that no database keeps. What is no form is answered 400. */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw data('The form could not be read.', { status: 400 })
  })
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}

/** What was sent as JSON, or null. */
export const readJson = async (request: Request): Promise<unknown> => jsonOrNull(await request.text())

/** What a field of a form holds as JSON; null, which the doors refuse in words, for what is none. */
export function readJsonField(form: FormData, name: string): unknown {
  const text = form.get(name)
  return typeof text === 'string' ? jsonOrNull(text) : null
}

/** What a text that somebody sent holds as JSON, or null. */
export function jsonOrNull(text: string): unknown {
  try {
    return parseJsonText(text)
  } catch {
    return null
  }
}
