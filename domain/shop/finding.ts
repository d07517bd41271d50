/** What the doctor checks, in display order. */
export const findingGroups = ['machine', 'work', 'services', 'address'] as const
export type FindingGroup = (typeof findingGroups)[number]

export const findingGroupNames: Record<FindingGroup, string> = {
  machine: 'Machine and database',
  work: 'Work and safety',
  services: 'Outside services',
  address: 'Address and email',
}

/** `says`: the current state. `fix`: what to do about it; null when all is well. */
export type Finding = {
  key: string
  group: FindingGroup
  what: string
  says: string
  fix: string | null
}
