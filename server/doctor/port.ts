/** The shop's address and its email setup as seen from outside. */
export type NetworkLook = {
  /** The certificate of whatever answers at an https address. @throws when nothing does. */
  certificateOf(address: URL): Promise<Certificate>
  /** TXT records of a name (RFC 1035); none when there is no such name. @throws when no name server can be reached. */
  textRecords(name: string): Promise<string[]>
}

/** `problem`: why browsers reject it; null when they accept it. */
export type Certificate = { validTo: Date; problem: string | null }
