/** What stood in the fields of a form, by their names: several values where several fields have one name. */
export type TypedFields = Readonly<Record<string, readonly string[]>>

/** Passwords, codes that let somebody in, what a mailed link or an authenticator says, and a captcha's answer. */
const secrets = /password|passphrase|secret|token|credential|captcha|-response$|^(app)?code$/i

export const isSecretField = (name: string): boolean => secrets.test(name)

/** More than this nobody types: it is made by a script, which keeps it by itself. */
const longest = 10_000

/** What a form that was refused is shown again with, on a page that is drawn anew; nothing that is secret. */
export function typedFieldsOf(form: FormData): TypedFields {
  const typed = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value.length > longest) continue
    if (isSecretField(name) || name in Object.prototype) continue
    typed.set(name, [...(typed.get(name) ?? []), value])
  }
  return Object.fromEntries(typed)
}
