/** The plan in the shape its operation expects: a dot in a field name separates nested parts. */
export function readPlanForm(form: FormData) {
  const part = (prefix: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    )
  return {
    ...Object.fromEntries([...form].filter(([name]) => !name.includes('.'))),
    isEncrypted: form.has('isEncrypted'),
    place: part('place.'),
    keep: part('keep.'),
  }
}
