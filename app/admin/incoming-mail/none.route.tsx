/** No email is open: the list takes the whole screen. */
export default function AdminNoIncomingMail() {
  return null
}
