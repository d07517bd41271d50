import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from './actor.ts'
import { requirePermission } from './permit.ts'

/** Who may make a call: who has a permission, or everybody, because the call itself shows and changes only their own. */
export type Allowed = Permission | 'own'

type UseCase = (deps: never, ...input: never[]) => unknown

/** Asking takes a promise: a call that answers at once cannot ask. */
type AskedUseCase = (deps: never, actor: never, ...input: never[]) => Promise<unknown>

/** A use case that an actor calls, and who may. */
type CallBy<Call extends UseCase> = { allowed: Allowed; useCase: Call }

/** A call that only who has the permission may make from outside: from a page, an address or the command line. */
export const may = <Call extends AskedUseCase>(allowed: Permission, call: Call): CallBy<Call> => ({
  allowed,
  useCase: call,
})

/** The same of a use case that answers all of them alike, and is not told who asks. */
export const alike = <Deps, Input extends unknown[], Result>(
  allowed: Permission,
  call: (deps: Deps, ...input: Input) => Result | Promise<Result>,
): { allowed: Allowed; useCase: (deps: Deps, actor: Actor, ...input: Input) => Promise<Result> } => ({
  allowed,
  useCase: async (deps, _actor, ...input) => call(deps, ...input),
})

/** A call that anybody may make, because it shows and changes only their own. */
export const own = <Call extends UseCase>(call: Call): CallBy<Call> => ({
  allowed: 'own',
  useCase: call,
})

/** The same for a call that needs no use case to itself. */
export const said = <Call extends (actor: never, ...input: never[]) => unknown>(
  allowed: Allowed,
  call: Call,
): Said<Call> => Object.assign(call, { allowed })

/** How many each of these finds. */
export const countEach =
  <Deps, Filters>(count: (deps: Deps, filters: Filters) => Promise<number>) =>
  (deps: Deps, views: readonly Filters[]): Promise<number[]> =>
    Promise.all(views.map((filters) => count(deps, filters)))

/** Of what takes an executor: outside of transactions. */
export const onDatabase =
  <Executor, Input extends unknown[], Result>(call: (executor: Executor, ...input: Input) => Result) =>
  ({ database }: { database: { orm: Executor } }, ...input: Input) =>
    call(database.orm, ...input)

/** Of what needs nothing but what it is told. */
export const withoutDeps =
  <Input extends unknown[], Result>(call: (...input: Input) => Result) =>
  (_deps: unknown, ...input: Input) =>
    call(...input)

type Listed = UseCase | CallBy<UseCase>

type UseCaseOf<Entry> = Entry extends { useCase: infer Call } ? Call : Entry

/** What others call: use cases without their first parameter, which the door gives. */
export type Door<Calls> = {
  [Name in keyof Calls]: UseCaseOf<Calls[Name]> extends (deps: never, ...input: infer Input) => infer Result
    ? Calls[Name] extends { allowed: Allowed }
      ? Said<(...input: Input) => Result>
      : (...input: Input) => Result
    : never
}

/** A call of which it is said who may make it. */
export type Said<Call> = Call & { readonly allowed?: Allowed }

/** What all of these need. */
type DepsOf<UseCases> = [UseCases] extends [(deps: infer Deps, ...input: never[]) => unknown] ? Deps : never

/** A capability's calls, each given what the capability needs. */
export const createDoor = <Calls extends { [name: string]: Listed }>(
  deps: DepsOf<UseCaseOf<Calls[keyof Calls]>>,
  calls: Calls,
): Door<Calls> =>
  Object.fromEntries(
    Object.entries<Listed>(calls).map(([name, entry]) => [name, boundTo(deps, entry)]),
  ) as Door<Calls>

type Bound = (...input: unknown[]) => unknown

function boundTo(deps: unknown, entry: Listed): Said<Bound> {
  const { useCase, ...said } = typeof entry === 'function' ? { useCase: entry } : entry
  return Object.assign((...input: unknown[]) => (useCase as Bound)(deps, ...input), said)
}

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

/** Calls that an actor makes and of which nobody has said who may: there must be none. */
export type Unsaid<Of> = {
  [Name in keyof Of as IsCall<Of[Name]> extends true
    ? 'allowed' extends keyof Of[Name]
      ? never
      : Name
    : IsDoor<Of[Name]> extends true
      ? keyof Unsaid<Of[Name]> extends never
        ? never
        : Name
      : never]: Of[Name]
}

const isDoor = (member: unknown): member is object =>
  typeof member === 'object' && member !== null && Object.getPrototypeOf(member) === Object.prototype

/** Who may make which call, by its path. */
export function allowedIn(door: object, path: readonly string[] = []): [path: readonly string[], Allowed][] {
  return Object.entries(door).flatMap(([name, member]): [readonly string[], Allowed][] => {
    if (isDoor(member)) return allowedIn(member, [...path, name])
    return typeof member === 'function' && 'allowed' in member
      ? [[[...path, name], member.allowed as Allowed]]
      : []
  })
}

/** The same door, whose calls ask first whether their actor may make them. @throws AppError 'Access Denied' */
export function asking<Of extends object>(door: Of): Of {
  if (allowedIn(door).length === 0) return door
  const members = Object.entries(door).map(([name, member]) => [
    name,
    isDoor(member) ? asking(member) : asked(member),
  ])
  return { ...door, ...Object.fromEntries(members) }
}

function asked(member: unknown): unknown {
  if (typeof member !== 'function' || !('allowed' in member) || member.allowed === 'own') return member
  const ask = async (actor: Actor, ...input: unknown[]): Promise<unknown> => {
    requirePermission(actor, member.allowed as Permission)
    return member(actor, ...input)
  }
  return Object.assign(ask, { allowed: member.allowed })
}
