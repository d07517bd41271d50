/** The plan as its operation takes it: fields with a dot are parts of a part. */
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
