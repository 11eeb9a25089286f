/** Style of the identity agency's pages and of the outbox. Fits 320 px, and text of double size. */
export const pageStyle = `
:root{color-scheme:only light;font-family:Pretendard,"Noto Sans KR","Apple SD Gothic Neo",sans-serif;line-height:1.5;color:#1b1f27;background:#f3f5f8}
*{box-sizing:border-box}
body{margin:0;padding:16px}
main{max-width:430px;margin:0 auto;padding:24px 20px;background:#fff;border:1px solid #dfe3ea;border-radius:12px}
main.wide{max-width:860px}
h1{margin:0 0 4px;font-size:1.375rem;line-height:1.3}
p{margin:8px 0;word-break:keep-all;overflow-wrap:anywhere}
.hint{color:#4a5260;font-size:.9375rem}
.row{margin:16px 0 0}
label,legend{display:block;margin:0 0 4px;padding:0;font-weight:600;font-size:.9375rem}
input[type=text],input[type=tel],select{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #7b8494;border-radius:8px}
[aria-invalid=true]{border-color:#b3261e;box-shadow:inset 0 0 0 1px #b3261e}
fieldset{margin:16px 0 0;padding:0;border:0}
.choices{display:flex;gap:8px;flex-wrap:wrap}
.choices label{display:flex;flex:1;align-items:center;gap:8px;min-height:48px;margin:0;padding:8px 12px;font-weight:400;border:1px solid #7b8494;border-radius:8px}
.choices input{width:20px;height:20px;margin:0;accent-color:#1a4fb4}
.fault{margin:4px 0 0;color:#b3261e;font-size:.9375rem}
.notice{margin:16px 0 0;padding:12px;background:#fdeceb;border-radius:8px;color:#8c1d18}
button{width:100%;min-height:52px;margin:20px 0 0;padding:8px 16px;font:inherit;font-weight:700;color:#fff;background:#1a4fb4;border:0;border-radius:8px;cursor:pointer}
button.second{margin-top:8px;color:#1a4fb4;background:#fff;border:1px solid #1a4fb4}
a{color:#1a4fb4;overflow-wrap:anywhere}
.leave{display:inline-block;margin-top:12px;padding:10px 0}
:focus-visible{outline:3px solid #f0a020;outline-offset:2px}
ul{margin:16px 0 0;padding:0;list-style:none}
li{padding:16px 0;border-top:1px solid #dfe3ea}
h2{margin:0;font-size:1.0625rem;line-height:1.4}
`;
