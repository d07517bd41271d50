import { redirect } from 'react-router'
import type { Actor } from '#server/kernel/actor.ts'
import type { InputOf, ValueOf } from '#server/operations.ts'
import type { Shop } from '#server/shop.ts'

type PlainList = 'earlier-orders.list' | 'prints.list' | 'redirects.list'

/**
 * The page of a plain list that an address requests: its search text and position. A truncated address, or one with
 * nothing left after it, shows the first page.
 */
export async function readPlainList<Name extends PlainList>(
  { operations }: Pick<Shop, 'operations'>,
  actor: Actor,
  { name, limit = 50 }: { name: Name; limit?: number },
  { pathname, searchParams }: URL,
): Promise<ValueOf<Name> & { text: string; isFirst: boolean }> {
  const text = searchParams.get('text')?.trim().slice(0, 200) ?? ''
  const cursor = searchParams.get('cursor')
  const asked = { limit, ...(text && { text }), ...(cursor && { cursor }) } as InputOf<Name>
  const page = await operations.call(name, actor, asked)
  const isGone = page.ok ? Object.values(page.value).some(isNone) : page.reason === 'invalid'
  if (isGone && cursor !== null)
    throw redirect(text ? `${pathname}?${new URLSearchParams({ text })}` : pathname)
  const value = page.ok ? page.value : await operations.ask(name, actor, asked)
  return { ...value, text, isFirst: cursor === null }
}

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0
