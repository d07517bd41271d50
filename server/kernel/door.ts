import type { Permission } from '#domain/people/permissions.ts'
import type { Actor } from './actor.ts'
import { requirePermission } from './permit.ts'

/**
 * Who may make a call: holders of a permission, or everyone, because the call itself shows and changes only the
 * caller's own data.
 */
export type Allowed = Permission | 'own'

type UseCase = (deps: never, ...input: never[]) => unknown

/** A permission check returns a promise: a synchronous call can't have one. */
type AskedUseCase = (deps: never, actor: never, ...input: never[]) => Promise<unknown>

/** A use case that an actor calls, and who may call it. */
type CallBy<Call extends UseCase> = { allowed: Allowed; useCase: Call }

/** A call that requires a permission when made from outside: from a page, an address or the command line. */
export const may = <Call extends AskedUseCase>(allowed: Permission, call: Call): CallBy<Call> => ({
  allowed,
  useCase: call,
})

/** The same for a use case that gives everyone the same answer and isn't told who asks. */
export const alike = <Deps, Input extends unknown[], Result>(
  allowed: Permission,
  call: (deps: Deps, ...input: Input) => Result | Promise<Result>,
): { allowed: Allowed; useCase: (deps: Deps, actor: Actor, ...input: Input) => Promise<Result> } => ({
  allowed,
  useCase: async (deps, _actor, ...input) => call(deps, ...input),
})

/** A call that anyone may make, because it shows and changes only their own data. */
export const own = <Call extends UseCase>(call: Call): CallBy<Call> => ({
  allowed: 'own',
  useCase: call,
})

/** The same for a call that isn't a separate use case. */
export const said = <Call extends (actor: never, ...input: never[]) => unknown>(
  allowed: Allowed,
  call: Call,
): Said<Call> => Object.assign(call, { allowed })

/** How many each filter matches. */
export const countEach =
  <Deps, Filters>(count: (deps: Deps, filters: Filters) => Promise<number>) =>
  (deps: Deps, views: readonly Filters[]): Promise<number[]> =>
    Promise.all(views.map((filters) => count(deps, filters)))

/** Adapts a function that takes an executor to run outside transactions. */
export const onDatabase =
  <Executor, Input extends unknown[], Result>(call: (executor: Executor, ...input: Input) => Result) =>
  ({ database }: { database: { orm: Executor } }, ...input: Input) =>
    call(database.orm, ...input)

/** Adapts a function that needs only its arguments. */
export const withoutDeps =
  <Input extends unknown[], Result>(call: (...input: Input) => Result) =>
  (_deps: unknown, ...input: Input) =>
    call(...input)

type Listed = UseCase | CallBy<UseCase>

type UseCaseOf<Entry> = Entry extends { useCase: infer Call } ? Call : Entry

/** The public interface of a capability: its use cases without their first parameter, which the door supplies. */
export type Door<Calls> = {
  [Name in keyof Calls]: UseCaseOf<Calls[Name]> extends (deps: never, ...input: infer Input) => infer Result
    ? Calls[Name] extends { allowed: Allowed }
      ? Said<(...input: Input) => Result>
      : (...input: Input) => Result
    : never
}

/** A call that declares who may make it. */
export type Said<Call> = Call & { readonly allowed?: Allowed }

/** The dependencies that all of these need. */
type DepsOf<UseCases> = [UseCases] extends [(deps: infer Deps, ...input: never[]) => unknown] ? Deps : never

/** Binds a capability's calls to the dependencies that the capability needs. */
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

/** Calls made by an actor that don't declare who may make them: there must be none. */
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

/** Who may make which call, listed by path. */
export function allowedIn(door: object, path: readonly string[] = []): [path: readonly string[], Allowed][] {
  return Object.entries(door).flatMap(([name, member]): [readonly string[], Allowed][] => {
    if (isDoor(member)) return allowedIn(member, [...path, name])
    return typeof member === 'function' && 'allowed' in member
      ? [[[...path, name], member.allowed as Allowed]]
      : []
  })
}

/** The same door, with calls that first check whether their actor may make them. @throws AppError 'Access Denied' */
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
