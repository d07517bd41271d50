/** No order is open: the list has all of the screen. */
export default function AdminNoOrder() {
  return null
}
