import { dollarsField } from '#domain/settings-form.ts'

type Reading = { ok: true; changes: { key: string; from: number; to: number }[] } | { ok: false; key: string }

/** The prices of a PriceTableForm, each with what its editor saw. What is no amount names its key. */
export function readPriceChanges(form: FormData): Reading {
  const changes: { key: string; from: number; to: number }[] = []
  for (const [name, typed] of form) {
    if (!name.startsWith('price:')) continue
    const key = name.slice('price:'.length)
    const amount = dollarsField.safeParse(typed)
    if (!amount.success || String(typed).trim() === '') return { ok: false, key }
    changes.push({ key, from: Number(form.get(`seen:${key}`)), to: amount.data })
  }
  return { ok: true, changes }
}
