/** No mail is open: the list has all of the screen. */
export default function AdminNoIncomingMail() {
  return null
}
