// Ways to leave for another host, WHERE, one a line: the page around the frame has to stop them.
location.href = 'http://WHERE/gone'
document.body.innerHTML = '<form action=http://WHERE/form></form>'; document.forms[0].submit()
document.body.innerHTML = '<a href=http://WHERE/link>x</a>'; document.querySelector('a').click()
document.body.innerHTML = '<a download=x href=http://WHERE/file>x</a>'; document.querySelector('a').click()
document.head.innerHTML = '<meta http-equiv=refresh content="0;url=http://WHERE/refreshed">'
location.href = 'data:text/html,<script>fetch("http://WHERE/data")</script>'
location.href = URL.createObjectURL(new Blob(['<script>fetch("http://WHERE/blob")</scr' + 'ipt>'], { type: 'text/html' }))
