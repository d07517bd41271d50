/** What the doctor looks at, in the order in which it is shown. */
export const findingGroups = ['machine', 'work', 'services', 'address'] as const
export type FindingGroup = (typeof findingGroups)[number]

export const findingGroupNames: Record<FindingGroup, string> = {
  machine: 'Machine and database',
  work: 'Work and safety',
  services: 'Services outside',
  address: 'Address and mail',
}

/** `says`: how it is. `fix`: what to do about it; null where all is well. */
export type Finding = {
  key: string
  group: FindingGroup
  what: string
  says: string
  fix: string | null
}
