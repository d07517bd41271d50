/** No order is open: the list takes the whole screen. */
export default function AdminNoOrder() {
  return null
}
