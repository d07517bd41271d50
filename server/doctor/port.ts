/** What the shop's address and its mail look like from outside. */
export type NetworkLook = {
  /** Of what answers at an https address. @throws when nothing does. */
  certificateOf(address: URL): Promise<Certificate>
  /** TXT records of a name (RFC 1035); none when there is no such name. @throws when nobody can be asked. */
  textRecords(name: string): Promise<string[]>
}

/** `problem`: why browsers refuse it; null when they take it. */
export type Certificate = { validTo: Date; problem: string | null }
