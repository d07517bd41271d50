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
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return parseJsonText(text)
  } catch {
    return null
  }
}
