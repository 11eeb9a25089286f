/** What the first tab holds when no link names an operation. */
export const welcome = `# Examples: one for every screen.
# Ctrl-Enter runs what is here.
# 화면별 예제는 예제 패널에 있어요.
# Ctrl-Enter 를 누르면 실행돼요.

query Welcome {
  mall(device: DESKTOP) {
    name
    title
    url
    theme
    menu {
      number
      name
      url
    }
  }
}
`;
