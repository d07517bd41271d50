import { isPermitted, type Permission } from '#domain/people/permissions.ts'
import type { Actor, SystemActor } from './actor.ts'
import { AppError } from './errors.ts'

/** The house itself, in jobs, seeds and on the command line, may do everything. */
export function mayDo(actor: Actor | SystemActor, permission: Permission): boolean {
  if ('system' in actor) return true
  if (actor.key) return actor.key.permissions.has(permission)
  return actor.user !== null && isPermitted(actor.user, permission)
}

/** @throws AppError 'Access Denied' (docs/spec-map.md B6). */
export function requirePermission(actor: Actor | SystemActor, permission: Permission): void {
  if (!mayDo(actor, permission)) throw new AppError('forbidden', 'Access Denied')
}

/** Who may make a call: who has a permission, or everybody, because the call itself shows and changes only their own. */
export type Allowed = Permission | 'own'

type IsCall<Member> = Member extends (...input: infer Input) => unknown
  ? Input extends [infer First, ...unknown[]]
    ? Actor extends First
      ? unknown extends First
        ? false
        : true
      : false
    : false
  : false

type IsDoor<Member> = Member extends Record<string, (...input: never[]) => unknown> ? true : false

/** Asking takes a promise: a call that answers at once cannot ask. */
type AllowedFor<Member> = Member extends (...input: never[]) => Promise<unknown> ? Allowed : 'own'

/** Every call of a door that an actor makes, and who may: a call without its line does not compile. */
export type Permits<Door> = {
  [Name in keyof Door as IsCall<Door[Name]> extends true
    ? Name
    : IsDoor<Door[Name]> extends true
      ? keyof Permits<Door[Name]> extends never
        ? never
        : Name
      : never]: IsCall<Door[Name]> extends true ? AllowedFor<Door[Name]> : Permits<Door[Name]>
}

type Call = (actor: Actor | SystemActor, ...input: unknown[]) => Promise<unknown>
type Table = { [name: string]: Allowed | Table }

/** The same door, whose calls ask first whether their actor may make them. @throws AppError 'Access Denied' */
export const permit = <Door extends object>(door: Door, permits: Permits<Door>): Door =>
  ask(door, permits as Table) as Door

function ask(door: object, permits: Table): object {
  const asking = Object.entries(permits).flatMap(([name, allowed]) => {
    const member: unknown = Reflect.get(door, name)
    if (allowed === 'own' || member === undefined) return []
    return [
      [name, typeof allowed === 'string' ? asked(member as Call, allowed) : ask(member as object, allowed)],
    ]
  })
  return { ...door, ...Object.fromEntries(asking) }
}

const asked =
  (call: Call, permission: Permission): Call =>
  async (actor, ...input) => {
    requirePermission(actor, permission)
    return call(actor, ...input)
  }
