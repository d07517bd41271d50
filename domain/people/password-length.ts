/** docs/spec-map.md B5 and B9. */
export const minPasswordLength = 6

/** Whoever works in the back office sees everybody's data (NIST SP 800-63B-4 section 3.1.1.2 asks for no less alone). */
export const minStaffPasswordLength = 12

/** Letters that a new password has at least. */
export const minPasswordLengthOf = ({ isStaff }: { isStaff: boolean }): number =>
  isStaff ? minStaffPasswordLength : minPasswordLength
