/** docs/spec-map.md B5 and B9. */
export const minPasswordLength = 6

/**
 * Anyone who works in the back office sees everyone's data (NIST SP 800-63B-4 section 3.1.1.2 requires no less for a
 * password used alone).
 */
export const minStaffPasswordLength = 12

/** Minimum number of characters in a new password. */
export const minPasswordLengthOf = ({ isStaff }: { isStaff: boolean }): number =>
  isStaff ? minStaffPasswordLength : minPasswordLength
