# clean-root.sh TARBALL FOLDER PORT: starts the shop of a tarball with nothing beside it but the C library, a shell, /proc and four
# devices. To be run in a mount and a process namespace of its own (unshare), which take it all away when it ends.
set -eu
tarball=$1
root=$2
port=$3
chmod 755 "$root"
for folder in usr/lib usr/lib64 bin etc proc dev tmp srv home; do mkdir -p "$root/$folder"; done
chmod 1777 "$root/tmp"
ln -s usr/lib "$root/lib"
mount --bind /usr/lib "$root/usr/lib"
if [ -L /lib64 ]; then
  cp -P /lib64 "$root/lib64"
  mount --bind /usr/lib64 "$root/usr/lib64"
else
  mkdir "$root/lib64"
  mount --bind /lib64 "$root/lib64"
fi
cp -L /bin/sh /usr/bin/dirname "$root/bin"
cp /etc/passwd /etc/group "$root/etc"
echo '127.0.0.1 localhost' > "$root/etc/hosts"
mount -t proc proc "$root/proc"
for device in null urandom random zero; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
tar xzf "$tarball" -C "$root/srv"
exec env -i PATH=/bin HOME=/home PORT="$port" DATA_DIR=/home/shop DEMO=false \
  "$(command -v chroot)" "$root" /bin/sh -c 'cd /srv/gangway-*; exec ./gangway start'
