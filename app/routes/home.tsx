export default function Home() {
  return <h1>Gangway</h1>
}
